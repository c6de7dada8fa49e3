import { listAutopilotVersionsOptions } from '@adwright/sdk/react-query'
import type { AutopilotItem, AutopilotVersion } from '@adwright/sdk/types'
import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { Lines } from './Lines.tsx'
import { useFieldWords } from './use-field-words.ts'

/** Who saved the rule when, and what of it changed from which value to which. */
export function Versions({ item }: { item: AutopilotItem }) {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const { data: versions } = useSuspenseQuery(listAutopilotVersionsOptions({ path: { ...path, autopilotId: item.id } }))
  return (
    <Section title={t('detail.versions.title')} description={t('detail.versions.lead')}>
      <chakra.ol m="0" p="0" listStyleType="none">
        {versions.map((version, index) => (
          <Version key={version.version} version={version} before={versions[index + 1]} ruleId={item.ruleId} />
        ))}
      </chakra.ol>
    </Section>
  )
}

interface VersionProps {
  version: AutopilotVersion
  /** The one before it; nothing for the first, or when it is not kept any more. */
  before: AutopilotVersion | undefined
  ruleId: string
}

function Version({ version: { version, savedAt, savedByName, changedFields, content }, before, ruleId }: VersionProps) {
  const { t } = useTranslation('autopilot')
  const { t: word } = useTranslation('common')
  const format = useFormat()
  const { timeZone } = useClient()
  const { linesOf, labelOf } = useFieldWords(ruleId)
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex gap="2" align="baseline" wrap="wrap">
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          {t('detail.versions.number', { number: version })}
        </Heading>
        <chakra.span color="fg.muted" textStyle="sm">
          {t('detail.versions.by', { name: savedByName, when: format.dateTime(savedAt, timeZone) })}
        </chakra.span>
      </Flex>
      {changedFields.length === 0 ? (
        <chakra.p color="fg.muted">{t(version === 1 ? 'detail.versions.first' : 'detail.versions.same')}</chakra.p>
      ) : null}
      {changedFields.map((field) => (
        <Box key={field} mt="2">
          <chakra.p textStyle="sm" color="fg.muted">
            {labelOf(field)}
          </chakra.p>
          <Flex columnGap="6" rowGap="1" direction={{ base: 'column', md: 'row' }}>
            {before ? (
              <chakra.del flex="1" minWidth="0" color="fg.muted">
                <chakra.span srOnly>{word('ui.change.before')}</chakra.span>
                <Lines lines={linesOf(field, before.content)} />
              </chakra.del>
            ) : null}
            <chakra.ins flex="1" minWidth="0" fontWeight="medium" textDecoration="none">
              <chakra.span srOnly>{word('ui.change.after')}</chakra.span>
              <Lines lines={linesOf(field, content)} />
            </chakra.ins>
          </Flex>
        </Box>
      ))}
    </chakra.li>
  )
}
