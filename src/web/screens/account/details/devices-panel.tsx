import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DeviceFragment, EndSessionDocument, LogOutEverywhereDocument } from '../../../../generated/documents.ts'
import type { CallFailure } from '../../../data/call-failure.ts'
import { FailedNotice } from '../../../features/feedback/failed-notice.tsx'
import { Panel } from '../../../features/feedback/panel.tsx'
import type { StepFailure } from '../../../forms/step-failure.ts'
import { useMoment } from '../../../forms/use-short-time.ts'
import { useAsk } from '../../../session/use-shop.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

/** Where the customer is logged in, and the way out of each. */
export function DevicesPanel({ devices: loaded }: { devices: readonly DeviceFragment[] }) {
  const ask = useAsk()
  const [devices, setDevices] = useState(loaded)
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<StepFailure>()
  const run = async (what: string, send: () => Promise<readonly CallFailure[]>) => {
    setBusy(what)
    setFailure(undefined)
    const errors = await send().catch(() => undefined)
    setFailure(errors ? errors[0] : 'unreachable')
    setBusy(undefined)
  }
  const end = (deviceId: string) =>
    run(deviceId, async () => {
      const { endSession } = await ask(EndSessionDocument, { deviceId })
      setDevices(endSession.devices)
      return endSession.errors
    })
  const endOthers = () =>
    run('all', async () => {
      const { errors } = (await ask(LogOutEverywhereDocument, {})).logOutEverywhere
      if (errors.length === 0) setDevices(devices.filter(({ isCurrent }) => isCurrent))
      return errors
    })
  return (
    <Panel title={<Trans>Where you are logged in</Trans>}>
      <FailedNotice failure={failure} />
      <ul className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id}>
            <Device device={device} isLoading={busy === device.id} onEnd={() => void end(device.id)} />
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          leadingIcon="logout"
          isLoading={busy === 'all'}
          onClick={() => void endOthers()}
          className="self-start"
        >
          <Trans>Log out everywhere else</Trans>
        </Button>
      )}
    </Panel>
  )
}

type DeviceProps = { device: DeviceFragment; isLoading: boolean; onEnd: () => void }

function Device({ device, isLoading, onEnd }: DeviceProps) {
  const { t } = useLingui()
  const lastSeen = useMoment(device.lastSeenAt)
  const name = [device.browser, device.system].filter(Boolean).join(', ') || t`Unknown device`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          <Trans>Last seen on {lastSeen}</Trans>
        </p>
      </div>
      {device.isCurrent ? (
        <Badge tone="success">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button variant="quiet" size="small" isLoading={isLoading} onClick={onEnd}>
          <Trans>Log out</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </div>
  )
}
