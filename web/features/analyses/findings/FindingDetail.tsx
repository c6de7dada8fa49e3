import type { AnalysisFinding } from '@adwright/sdk/types'
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EvidenceList } from '#web/features/analyses/EvidenceList.tsx'
import { FindingMarks } from '#web/features/analyses/FindingMarks.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Fact } from '#web/ui/page/Fact.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { FindingActions } from './FindingActions.tsx'
import { FindingVerdict } from './FindingVerdict.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="1">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

function Effect({ effect }: { effect: NonNullable<AnalysisFinding['effect']> }) {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  const [low, high] = [effect.low, effect.high].map((amount) => format.money(amount, effect.currencyCode))
  return (
    <Part title={t('finding.effect')}>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('finding.range', { low, high })}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {effect.calculation}
      </Text>
    </Part>
  )
}

interface PassageProps {
  passage: NonNullable<AnalysisFinding['passage']>
  /** The analysis with the source of the page. */
  run: Pick<AnalysisFinding, 'analysisKind' | 'runId'>
}

function Passage({ passage: { line, source, text }, run: { analysisKind, runId } }: PassageProps) {
  const { t } = useTranslation('analyses')
  const format = useFormat()
  return (
    <Part title={t('finding.passage')}>
      {line === null ? null : (
        <Text textStyle="sm">
          {t('finding.line', { line: format.number(line) })}{' '}
          <Link to={paths.analysisRun(analysisKind, runId, { line })}>{t('finding.inSource')}</Link>
        </Text>
      )}
      <chakra.pre
        m="0"
        mt="1"
        p="2"
        bg="bg.subtle"
        borderRadius="l2"
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        <code>{[source, text].filter(Boolean).join('\n')}</code>
      </chakra.pre>
    </Part>
  )
}

/** The campaign or page that a finding is about; a link to where it can be changed. */
function Subject({ finding: { entity, subject } }: { finding: AnalysisFinding }) {
  const { t } = useTranslation('analyses')
  const name = entity?.campaignName ?? entity?.name ?? subject
  const address = entity ? entity.platformUrl : URL.canParse(subject) ? subject : null
  if (address === null) return <>{name}</>
  return (
    <chakra.a
      href={address}
      target="_blank"
      rel="noreferrer"
      textDecoration="underline"
      textUnderlineOffset="3px"
      aria-label={t(entity ? 'finding.openItem' : 'finding.openPage', { name })}
    >
      {name}
      <chakra.span display="inline-block" ms="1" verticalAlign="-2px" aria-hidden="true">
        <ExternalLink size={14} />
      </chakra.span>
    </chakra.a>
  )
}

/** A finding with its evidence, which comes before the words on phones, and what can be done about it. */
export function FindingDetail({ finding }: { finding: AnalysisFinding }) {
  const { t } = useTranslation('analyses')
  const { timeZone } = useAccount()
  const format = useFormat()
  const isNarrow = useIsNarrow()
  const { title, detail, suggestedAction, evidence, passage, effect, effort, runId } = finding
  const evidencePart = (
    <Part title={t('finding.evidence')}>
      <Text textStyle="sm" color="fg.muted" mb="2">
        {t('finding.evidenceText')}
      </Text>
      <EvidenceList evidence={evidence} label={t('finding.evidence')} />
    </Part>
  )
  return (
    <Flex direction="column" gap="4" minWidth="0">
      <Box>
        <Heading as="h2" textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mb="2" overflowWrap="anywhere">
          {t(`kind.${finding.analysisKind}`)}
          {' · '}
          <Subject finding={finding} />
        </Text>
        <FindingMarks finding={finding} />
      </Box>
      <FindingVerdict finding={finding} />
      {finding.dismissReason ? <Text>{t('finding.dismissed', { reason: finding.dismissReason })}</Text> : null}
      {isNarrow ? evidencePart : null}
      <Part title={t('finding.why')}>{detail}</Part>
      <Part title={t('finding.action')}>{suggestedAction}</Part>
      <FindingActions finding={finding} />
      {isNarrow ? null : evidencePart}
      {passage ? <Passage passage={passage} run={finding} /> : null}
      {effect ? <Effect effect={effect} /> : null}
      <chakra.dl m="0" display="grid" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="3">
        <Fact name={t('finding.effort')}>{t(`effort.${effort}`)}</Fact>
        <Fact name={t('finding.first')}>{format.date(finding.firstSeenAt, 'medium', timeZone)}</Fact>
        <Fact name={t('finding.last')}>{format.date(finding.lastSeenAt, 'medium', timeZone)}</Fact>
      </chakra.dl>
      <Link to={paths.analysisRun(finding.analysisKind, runId)}>{t('finding.in')}</Link>
    </Flex>
  )
}
