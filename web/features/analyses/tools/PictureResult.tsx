import { useListSocialNetworkLimitsQuery } from '@adwright/sdk/react-query'
import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useEvidenceValue } from '#web/features/analyses/use-evidence-value.ts'
import { useAccount } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { StatusBadge, type StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { fitProblems } from './checks/network-fit.ts'
import { contrastState, type MeasureState, sharpnessState } from './checks/picture-measures.ts'
import { ResultSection } from './ResultSection.tsx'
import type { Picture } from './read-picture.ts'

const tones: Record<MeasureState, StatusTone> = { good: 'good', weak: 'warning', bad: 'bad' }

interface MeasureProps {
  name: string
  value: string
  badge?: { tone: StatusTone; label: string }
  children?: string
}

function Measure({ name, value, badge, children }: MeasureProps) {
  return (
    <chakra.li listStyleType="none" borderTopWidth="1px" borderColor="border.subtle" py="2">
      <Flex justify="space-between" gap="3" wrap="wrap" align="center">
        <Text>{name}</Text>
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
          {badge ? <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge> : null}
        </Flex>
      </Flex>
      {children ? (
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
      ) : null}
    </chakra.li>
  )
}

function Networks({ picture }: { picture: Picture }) {
  const { t } = useTranslation('analyses-tools')
  const { data, error, refetch } = useListSocialNetworkLimitsQuery({ path: { accountId: useAccount().id } })
  if (!data) return error ? <SectionError error={error} onRetry={() => void refetch()} /> : <TextSkeleton lines={4} />
  return (
    <chakra.ul aria-label={t('picture.networks')} m="0" p="0">
      {data.map((limits) => {
        const problems = fitProblems(picture, limits)
        const badge =
          problems.length > 0
            ? { tone: 'bad' as const, label: t('picture.refused') }
            : { tone: 'good' as const, label: t('picture.fits') }
        return (
          <Measure key={limits.network} name={t(`network.${limits.network}`)} value="" badge={badge}>
            {problems.map((problem) => t(`picture.fit.${problem}`)).join(' ')}
          </Measure>
        )
      })}
    </chakra.ul>
  )
}

/** What the pixels of a picture say, and which networks take it. */
export function PictureResult({ picture }: { picture: Picture }) {
  const { t } = useTranslation('analyses-tools')
  const format = useFormat()
  const valueOf = useEvidenceValue()
  const { name, width, height, bytes, sharpness, contrast } = picture
  const [sharp, clear] = [sharpnessState(sharpness), contrastState(contrast)]
  return (
    <ResultSection title={t('picture.result', { name })}>
      <Flex direction="column" gap="4" role="status">
        <chakra.ul aria-label={t('picture.measures')} m="0" p="0">
          <Measure
            name={t('picture.size')}
            value={t('picture.pixels', { width: format.number(width), height: format.number(height) })}
          />
          <Measure name={t('picture.bytes')} value={valueOf({ value: bytes, unit: 'bytes', currencyCode: null })} />
          <Measure
            name={t('picture.sharpness')}
            value={format.number(sharpness, 0)}
            badge={{ tone: tones[sharp], label: t(`picture.sharpnessState.${sharp}`) }}
          >
            {t('picture.sharpnessText')}
          </Measure>
          <Measure
            name={t('picture.contrast')}
            value={format.rate(contrast, 0)}
            badge={{ tone: tones[clear], label: t(`picture.contrastState.${clear}`) }}
          >
            {t('picture.contrastText')}
          </Measure>
        </chakra.ul>
        <div>
          <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="1">
            {t('picture.networks')}
          </Heading>
          <Networks picture={picture} />
        </div>
        <Notice title={t('picture.words')} />
      </Flex>
    </ResultSection>
  )
}
