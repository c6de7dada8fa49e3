import { type Credential, type Integration, IntegrationHealthStatus } from '@adwright/sdk/types'

const works = ({ health, missingScopes }: Credential) =>
  missingScopes.length === 0 && health.status !== IntegrationHealthStatus.ReconnectNeeded

/** Connected, but no identity's consent holds and is whole: nothing can be read or chosen before it is given again. */
export const needsConsent = ({ isConnected, credentials }: Pick<Integration, 'isConnected' | 'credentials'>): boolean =>
  isConnected && !credentials.some(works)
