import type { AutopilotItemDraft, AutopilotRule } from '@adwright/sdk/types'
import { Box, Flex, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { ActionFields } from './ActionFields.tsx'
import { BacktestPanel } from './BacktestPanel.tsx'
import { Conditions } from './Conditions.tsx'
import { FormPart } from './FormPart.tsx'
import { MatchStatus } from './MatchStatus.tsx'
import { ModeFields } from './ModeFields.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { RuleConflicts } from './RuleConflicts.tsx'
import type { RuleForm } from './rule-form.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { useRuleDraft } from './use-rule-preview.ts'

interface RuleEditorProps {
  form: ContractForm<RuleForm, AutopilotItemDraft>
  rule: AutopilotRule
  autopilotId?: string
  submit: string
  onSubmit: (draft: AutopilotItemDraft) => Promise<unknown>
  secondary?: ReactNode
  /** The notice above the fields, such as an edit conflict. */
  notice?: ReactNode
}

/** The form of a rule, with a preview beside it. */
export function RuleEditor({ form, rule, autopilotId, submit, onSubmit, secondary, notice }: RuleEditorProps) {
  const { t } = useTranslation('autopilot-setup')
  return (
    <Form
      form={form}
      submit={submit}
      onSubmit={onSubmit}
      secondary={secondary}
      label={t('form.label')}
      status={<MatchStatus rule={rule} autopilotId={autopilotId} />}
    >
      {notice}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }} gap="4" alignItems="start">
        <Flex direction="column" gap="4" minWidth="0">
          <FormPart title={t('form.name')}>
            <TextField name="name" label={t('form.nameLabel')} maxLength={100} autoComplete="off" />
          </FormPart>
          <Conditions entityType={rule.entityType} />
          <ScopeFields entityType={rule.entityType} />
          <ActionFields rule={rule} />
          <ScheduleFields />
          <ModeFields />
          <RuleConflicts rule={rule} autopilotId={autopilotId} />
        </Flex>
        {/* A scrollable region must be focusable, so that keyboard users can scroll it. */}
        <Box
          as="section"
          aria-label={t('preview.region')}
          tabIndex={0}
          borderRadius="l3"
          position={{ lg: 'sticky' }}
          top={{ lg: '16' }}
          maxHeight={{ lg: 'calc(100dvh - 5rem)' }}
          overflowY={{ lg: 'auto' }}
          minWidth="0"
        >
          <DraftPreview rule={rule} autopilotId={autopilotId} />
        </Box>
      </Grid>
    </Form>
  )
}

function DraftPreview({ rule, autopilotId }: { rule: AutopilotRule; autopilotId: string | undefined }) {
  const { t } = useTranslation('autopilot-setup')
  const { draft, isInvalid, isStale } = useRuleDraft(rule)
  return (
    <Flex direction="column" gap="4">
      {isInvalid ? <Notice title={t('preview.invalid')}>{draft ? t('preview.invalidKept') : null}</Notice> : null}
      {draft ? (
        <>
          <PreviewPanel draft={draft} autopilotId={autopilotId} isStale={isStale} />
          <BacktestPanel draft={draft} autopilotId={autopilotId} isStale={isStale} />
        </>
      ) : null}
    </Flex>
  )
}
