import { SocialNetwork, SocialPostStatus } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const TONES: Record<SocialPostStatus, StatusTone> = {
  [SocialPostStatus.Draft]: 'neutral',
  [SocialPostStatus.AwaitsApproval]: 'warning',
  [SocialPostStatus.Scheduled]: 'accent',
  [SocialPostStatus.Publishing]: 'accent',
  [SocialPostStatus.Published]: 'good',
  [SocialPostStatus.Failed]: 'bad',
  [SocialPostStatus.Cancelled]: 'neutral',
}

export function PostStatus({ status }: { status: SocialPostStatus }) {
  const { t } = useTranslation('social-calendar')
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>
}

/** The names of the networks, which are the same in every language. */
export const NETWORK_NAMES: Record<SocialNetwork, string> = {
  [SocialNetwork.Facebook]: 'Facebook',
  [SocialNetwork.Instagram]: 'Instagram',
  [SocialNetwork.LinkedIn]: 'LinkedIn',
  [SocialNetwork.X]: 'X',
}

const MARKS: Record<SocialNetwork, string> = {
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
      <span data-part="words">{known.map((network) => NETWORK_NAMES[network]).join(', ')}</span>
      {known.map((network) => (
        <span key={network} aria-hidden="true">
          {MARKS[network]}
        </span>
      ))}
    </Marks>
  )
}
