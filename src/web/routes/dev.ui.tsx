import { createFileRoute, notFound } from '@tanstack/react-router'
import { DevUiScreen } from '../screens/dev-ui/dev-ui-screen.tsx'

/** Every control in every state, in the colours of the host's family. Only in development. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: ({ context }) => {
    if (!context.shop.development) throw notFound()
  },
  component: DevUiScreen,
})
