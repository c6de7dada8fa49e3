import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { CheckedJsonLd } from './checks/json-ld.ts'
import { rulesOf, type StructuredType } from './checks/rich-results.ts'
import { ModelNote } from './ModelNote.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultSection } from './ResultSection.tsx'

interface JsonLdResultProps {
  model: string
  page: string
  type: StructuredType
  checked: CheckedJsonLd
}

/** Properties as a list, for code that isn't translated. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <chakra.ul m="0" ps="5">
      {names.map((name) => (
        <li key={name}>
          <chakra.code overflowWrap="anywhere">{name}</chakra.code>
        </li>
      ))}
    </chakra.ul>
  )
}

/** Structured data with what was removed, what is missing, and whether its type is shown in search results. */
export function JsonLdResult({ model, page, type, checked }: JsonLdResultProps) {
  const { t } = useTranslation('analyses-tools')
  const { jsonLd, removed, missingRequired, missingRecommended } = checked
  const { isShown } = rulesOf(type)
  const { locale } = useFormat()
  const oneOf = new Intl.ListFormat(locale, { type: 'disjunction' })
  // “<” would end the script element.
  const json = JSON.stringify(jsonLd, null, 2).replaceAll('<', String.raw`\u003c`)
  const code = `<script type="application/ld+json">\n${json}\n</script>`
  return (
    <ResultSection title={t('result')}>
      <Flex direction="column" gap="4">
        <ModelNote model={model} />
        {isShown ? null : <Notice title={t('rich.none', { type })} />}
        {missingRequired.length > 0 ? (
          <Notice tone="bad" title={t('jsonLd.required')}>
            <Names names={missingRequired.map((paths) => oneOf.format(paths))} />
          </Notice>
        ) : null}
        {missingRecommended.length > 0 ? (
          <Notice tone="warning" title={t('jsonLd.recommended')}>
            <Names names={missingRecommended} />
          </Notice>
        ) : null}
        {removed.length > 0 ? (
          <Notice tone="warning" title={t('jsonLd.removed', { count: removed.length })}>
            <Names names={removed.map(({ path, value }) => `${path}: ${value}`)} />
          </Notice>
        ) : null}
        <ResultActions
          title={t('taskTitle', { tool: t('tools.structured-data.title'), subject: page })}
          fileName="structured-data.html"
          mimeType="text/html"
          text={code}
        />
        <chakra.pre
          m="0"
          p="3"
          bg="bg.subtle"
          borderRadius="l2"
          textStyle="sm"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          aria-label={t('jsonLd.code')}
          role="group"
        >
          <code>{code}</code>
        </chakra.pre>
      </Flex>
    </ResultSection>
  )
}
