import { useUpdateFileMutation } from '@adwright/sdk/react-query'
import type { FileItem } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Textarea } from '#web/ui/form/inputs.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { altProblems } from './checks/alternative-text.ts'
import { ModelNote } from './ModelNote.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultSection } from './ResultSection.tsx'

interface AlternativeTextResultProps {
  model: string
  written: string
  file: FileItem
}

/** An alternative text, checked while it is edited, and saved with its file. */
export function AlternativeTextResult({ model, written, file }: AlternativeTextResultProps) {
  const { t } = useTranslation('analyses-tools')
  const { id: accountId } = useAccount()
  const id = useId()
  const invalidate = useInvalidate()
  const update = useUpdateFileMutation()
  const [text, setText] = useState(written)
  const problems = altProblems(text, file.name)
  const isEmpty = text.trim() === ''

  async function save() {
    try {
      await update.mutateAsync({ path: { accountId, fileId: file.id }, body: { altText: text.trim() } })
      toaster.show({ tone: 'good', title: t('alt.saved') })
      await invalidate('listFiles', 'getFile')
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('alt.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  return (
    <ResultSection title={t('result')}>
      <Flex direction="column" gap="4">
        <ModelNote model={model} problems={problems.length} />
        <div>
          <chakra.label htmlFor={id} display="block" textStyle="sm" color="fg.muted" mb="1">
            {t('alt.label', { name: file.name })}
          </chakra.label>
          <Textarea
            id={id}
            rows={3}
            maxLength={500}
            value={text}
            aria-invalid={problems.length > 0}
            aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          {problems.length > 0 ? (
            <Text id={`${id}-problems`} textStyle="sm" color="bad.fg" mt="1">
              {problems.map((problem) => t(`alt.problem.${problem}`)).join(' ')}
            </Text>
          ) : null}
        </div>
        <Flex gap="2" wrap="wrap">
          <DisabledReason reason={isEmpty ? t('alt.problem.empty') : undefined}>
            <BusyButton size="sm" loading={update.isPending} loadingText={t('alt.save')} onClick={() => void save()}>
              {t('alt.save')}
            </BusyButton>
          </DisabledReason>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.newSocialPost({ fileIds: file.id })}>{t('post')}</Link>
          </Button>
        </Flex>
        <ResultActions
          title={t('taskTitle', { tool: t('tools.alternative-text.title'), subject: file.name })}
          fileName="alternative-text.txt"
          text={text}
        />
      </Flex>
    </ResultSection>
  )
}
