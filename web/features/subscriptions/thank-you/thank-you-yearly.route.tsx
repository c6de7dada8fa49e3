import { ThankYou } from './ThankYou.tsx'

export const handle = { crumb: 'subscriptions:thanks.title' }

export const Component = () => <ThankYou period="yearly" />
