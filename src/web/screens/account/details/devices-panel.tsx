import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DeviceFragment, EndSessionDocument, LogOutEverywhereDocument } from '#generated/documents.ts'
import { usePageAnswer } from '#web/data/use-page-answer.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { Panel } from '#web/features/feedback/panel.tsx'
import { useSending } from '#web/forms/use-sending.ts'
import { useLocalTime } from '#web/i18n/use-local-time.ts'
import { useAsk } from '#web/session/use-shop.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** The devices on which the customer is logged in, with a button that logs each of them out. */
export function DevicesPanel({ devices: loaded }: { devices: readonly DeviceFragment[] }) {
  const ask = useAsk()
  const [devices, setDevices] = usePageAnswer(loaded)
  const [pressed, setPressed] = useState<string>()
  const { isSending, failure, send } = useSending()
  const end = (deviceId: string) =>
    send(async () => {
      setPressed(deviceId)
      const { endSession } = await ask(EndSessionDocument, { deviceId })
      setDevices(endSession.devices)
      return endSession.errors
    })
  const endOthers = () =>
    send(async () => {
      setPressed('all')
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
            <Device device={device} isLoading={isSending && pressed === device.id} onEnd={() => void end(device.id)} />
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          leadingIcon="logout"
          isLoading={isSending && pressed === 'all'}
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
  const lastSeen = useLocalTime(device.lastSeenAt)
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
