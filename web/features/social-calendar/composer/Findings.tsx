import { getFileOptions } from '@adwright/sdk/react-query'
import { MediaValidationSeverity, type SocialPostFinding } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { useAccount } from '#web/session/current.ts'
import type { Draft } from './draft.ts'

interface FindingsProps {
  findings: readonly SocialPostFinding[]
  draft: Draft
  change: (values: Partial<Draft>) => void
  isPending: boolean
}

/** Parts that a post still lacks, such as a time; a draft that was just begun has no errors for that. */
const isMissing = ({ rule }: SocialPostFinding) => rule.endsWith('Missing')

const LOOKS = {
  missing: { icon: CircleDashed, color: 'fg.muted' },
  error: { icon: CircleAlert, color: 'bad.fg' },
  hint: { icon: Info, color: 'severity.low.fg' },
} as const

function kindOf(finding: SocialPostFinding): keyof typeof LOOKS {
  if (finding.severity !== MediaValidationSeverity.Error) return 'hint'
  return isMissing(finding) ? 'missing' : 'error'
}

/** What keeps the post from going out, and what is worth another look. */
export function Findings({ findings, draft, change, isPending }: FindingsProps) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const queries = useQueryClient()

  async function replaceFile(fileId: string, fittingId: string) {
    const fitting = await queries.fetchQuery(getFileOptions({ path: { accountId, fileId: fittingId } }))
    change({ media: draft.media.map((file) => (file.id === fileId ? fitting : file)) })
  }

  if (isPending) return <Text color="fg.muted">{t('findings.pending')}</Text>
  if (findings.length === 0)
    return (
      <Flex gap="2" align="center" color="good.fg">
        <CircleCheck size={16} aria-hidden="true" />
        {t('findings.none')}
      </Flex>
    )
  return (
    <chakra.ul display="flex" flexDirection="column" gap="2.5" listStyleType="none" aria-live="polite">
      {findings.map((finding) => {
        const { network, channelId, fileId, rule, message, fittingFileId } = finding
        const kind = kindOf(finding)
        const { icon: Icon, color } = LOOKS[kind]
        return (
          <chakra.li key={`${rule} ${network} ${channelId} ${fileId}`} display="flex" gap="2" alignItems="flex-start">
            <chakra.span color={color} mt="0.5" flexShrink="0">
              <Icon size={16} aria-hidden="true" />
            </chakra.span>
            <chakra.span minWidth="0" overflowWrap="anywhere">
              <chakra.span textStyle="xs" color="fg.muted" display="block">
                {[t(`findings.${kind}`), network === null ? '' : networkName(network)].filter(Boolean).join(' · ')}
              </chakra.span>
              {message}
              {fileId && fittingFileId ? (
                <Button
                  size="xs"
                  variant="outline"
                  display="flex"
                  mt="1"
                  onClick={() => void replaceFile(fileId, fittingFileId)}
                >
                  {t('findings.useFitting')}
                </Button>
              ) : null}
            </chakra.span>
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
