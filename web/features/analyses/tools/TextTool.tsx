import { SocialNetwork } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#web/i18n/language.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { type Brief, briefSchema, MAX_FACTS, MAX_SUBJECT, promptOf } from './brief.ts'
import { TextResult } from './TextResult.tsx'
import { TEXT_TOOLS, type TextToolId } from './text-tools.ts'
import { UnreadableAnswer } from './UnreadableAnswer.tsx'
import { useToolAnswer } from './use-tool-answer.ts'

/** Writes texts from a brief. */
export function TextTool({ tool, disabledReason }: { tool: TextToolId; disabledReason: string | undefined }) {
  const { t, i18n } = useTranslation('analyses-tools')
  const { data, instruction, linesOf } = TEXT_TOOLS[tool]
  const { answer, ask } = useToolAnswer(tool, data)
  const [asked, setAsked] = useState<Brief>()
  const form = useContractForm(briefSchema, {
    subject: '',
    audience: '',
    facts: '',
    language: toLanguage(i18n.resolvedLanguage),
    network: SocialNetwork.Facebook,
  })

  async function write(brief: Brief) {
    const { subject, audience, facts, language, network } = brief
    const parts = { subject, audience, facts, ...(tool === 'post-ideas' ? { network: t(`network.${network}`) } : {}) }
    await ask({ prompt: promptOf(instruction, parts), language })
    setAsked(brief)
  }

  const lines = answer?.data && asked ? linesOf(answer.data, asked.network) : undefined
  return (
    <Flex direction="column" gap="4">
      <Section title={t('brief')} description={t('briefText')}>
        <Form form={form} label={t('brief')} submit={t('write')} onSubmit={write} disabledReason={disabledReason}>
          <TextField
            name="subject"
            label={t('field.subject')}
            help={t(`tools.${tool}.subject`)}
            maxLength={MAX_SUBJECT}
            autoComplete="off"
          />
          <TextField
            name="audience"
            label={t('field.audience')}
            isOptional
            maxLength={MAX_SUBJECT}
            autoComplete="off"
          />
          <TextAreaField
            name="facts"
            label={t('field.facts')}
            help={t('field.factsHelp')}
            isOptional
            limit={MAX_FACTS}
          />
          <SelectField
            name="language"
            label={t('field.language')}
            options={(['en', 'tr'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          />
          {tool === 'post-ideas' ? (
            <SelectField
              name="network"
              label={t('field.network')}
              options={Object.values(SocialNetwork).map((value) => ({ value, label: t(`network.${value}`) }))}
            />
          ) : null}
        </Form>
      </Section>
      {answer && lines === undefined ? <UnreadableAnswer model={answer.model} /> : null}
      {answer && lines && asked ? (
        <TextResult
          key={answer.id}
          tool={tool}
          model={answer.model}
          lines={lines}
          facts={[asked.subject, asked.audience, asked.facts].join('\n')}
          subject={asked.subject}
          language={asked.language}
        />
      ) : null}
    </Flex>
  )
}
