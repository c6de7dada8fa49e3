import { SocialNetwork, SocialPostStatus } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { t } from 'i18next'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const TONES: Partial<Record<number, StatusTone>> = {
  [SocialPostStatus.Draft]: 'neutral',
  [SocialPostStatus.AwaitsApproval]: 'warning',
  [SocialPostStatus.Scheduled]: 'accent',
  [SocialPostStatus.Publishing]: 'accent',
  [SocialPostStatus.Published]: 'good',
  [SocialPostStatus.Failed]: 'bad',
  [SocialPostStatus.Cancelled]: 'neutral',
}

export function PostStatus({ status }: { status: SocialPostStatus }) {
  const { t: words } = useTranslation('social-calendar')
  return <StatusBadge tone={TONES[status] ?? 'neutral'}>{words(`status.${status}`)}</StatusBadge>
}

/** The names of the networks, which are the same in every language. */
const NETWORK_NAMES: Partial<Record<number, string>> = {
  [SocialNetwork.Facebook]: 'Facebook',
  [SocialNetwork.Instagram]: 'Instagram',
  [SocialNetwork.LinkedIn]: 'LinkedIn',
  [SocialNetwork.X]: 'X',
}

/** The name of a network; a newer server may send one that the app doesn't know. */
export const networkName = (network: SocialNetwork): string =>
  NETWORK_NAMES[network] ?? t('unknown.value', { ns: 'common', value: network })

const MARKS: Partial<Record<number, string>> = {
  [SocialNetwork.Facebook]: 'Fb',
  [SocialNetwork.Instagram]: 'Ig',
  [SocialNetwork.LinkedIn]: 'in',
  [SocialNetwork.X]: 'X',
}

const Marks = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '0.5',
    flexShrink: '0',
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    '& [data-part=words]': { srOnly: true },
  },
})

/** Short marks of networks; their names are read instead. */
export function NetworkMarks({ networks }: { networks: readonly SocialNetwork[] }) {
  const known = [...new Set(networks)].sort((a, b) => a - b)
  return (
    <Marks>
      <span data-part="words">{known.map(networkName).join(', ')}</span>
      {known.map((network) => (
        <span key={network} aria-hidden="true">
          {MARKS[network] ?? network}
        </span>
      ))}
    </Marks>
  )
}
