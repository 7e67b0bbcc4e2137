import { createFileRoute, notFound } from '@tanstack/react-router'
import { DevUiScreen } from '../screens/dev-ui/dev-ui-screen.tsx'

/** Every control in every state, in the family of the host. In development only. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: ({ context }) => {
    if (!context.shop.development) throw notFound()
  },
  component: () => <DevUiScreen />,
})
