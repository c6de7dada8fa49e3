import type { Language } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import { textProblems } from './checks/text-problems.ts'
import { ModelNote } from './ModelNote.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultLine } from './ResultLine.tsx'
import { ResultSection } from './ResultSection.tsx'
import type { TextToolId, ToolLine } from './text-tools.ts'

interface TextResultProps {
  tool: TextToolId
  model: string
  lines: readonly ToolLine[]
  /** The brief: only its claims and numbers are proven. */
  facts: string
  subject: string
  /** The language of the texts. */
  language: Language
}

const MAX_NAME = 100
const MAX_BRIEF = 1000

/** A post idea leads on to a post, or to a design for it. */
function PostLinks({ lines }: { lines: readonly ToolLine[] }) {
  const { t } = useTranslation('analyses-tools')
  const textOf = (part: ToolLine['part']) => lines.find((line) => line.part === part)?.text ?? ''
  const [title, text] = [textOf('postTitle'), textOf('postText')]
  return (
    <Flex gap="2" wrap="wrap" mt="2">
      <Button asChild size="sm" variant="outline">
        <Link to={paths.newSocialPost({ text })}>{t('post')}</Link>
      </Button>
      <Button asChild size="sm" variant="outline">
        <Link to={paths.newDesign({ name: title.slice(0, MAX_NAME), brief: text.slice(0, MAX_BRIEF) })}>
          {t('design')}
        </Link>
      </Button>
    </Flex>
  )
}

/** The lines of a result: each is checked again while it is edited. */
export function TextResult({ tool, model, lines: written, facts, subject, language }: TextResultProps) {
  const { t } = useTranslation('analyses-tools')
  const [lines, setLines] = useState(() => written.map((line, id) => ({ ...line, id })))
  const checked = lines.map((line, index) => {
    const same = lines.slice(0, index).filter(({ part }) => part === line.part)
    return {
      line,
      label: t('part', { name: t(`parts.${line.part}`), number: same.length + 1 }),
      problems: textProblems(line, { facts, before: same.map(({ text }) => text) }),
    }
  })
  const groups = [...new Set(lines.map(({ group }) => group))]
  const change = (id: number, text: string) =>
    setLines((before) => before.map((line) => (line.id === id ? { ...line, text } : line)))
  const textOf = (group: number) =>
    lines.flatMap((line) => (line.group === group && line.text.trim() ? [line.text.trim()] : [])).join('\n')
  return (
    <ResultSection title={t('result')}>
      <Flex direction="column" gap="4">
        <ModelNote model={model} problems={checked.filter(({ problems }) => problems.length > 0).length} />
        {lines.length === 0 ? (
          <EmptyState title={t('nothing')} headingLevel="h3" drawing="list">
            {t('nothingText')}
          </EmptyState>
        ) : (
          <Flex gap="2" wrap="wrap">
            <ContinueLink tool={tool} lines={lines} subject={subject} language={language} />
            <ResultActions
              title={t('taskTitle', { tool: t(`tools.${tool}.title`), subject })}
              fileName={`${tool}.txt`}
              text={groups.map(textOf).join('\n\n')}
            />
          </Flex>
        )}
        {groups.map((group) => {
          const own = checked.filter(({ line }) => line.group === group)
          return (
            <div key={group}>
              <chakra.ul m="0" p="0" display="flex" flexDirection="column" gap="3">
                {own.map(({ line, label, problems }) => (
                  <ResultLine
                    key={line.id}
                    line={line}
                    label={label}
                    problems={problems}
                    onChange={(text) => change(line.id, text)}
                    onRemove={() => setLines((before) => before.filter(({ id }) => id !== line.id))}
                  />
                ))}
              </chakra.ul>
              {tool === 'post-ideas' ? <PostLinks lines={own.map(({ line }) => line)} /> : null}
            </div>
          )
        })}
      </Flex>
    </ResultSection>
  )
}
