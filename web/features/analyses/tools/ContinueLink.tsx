import type { Language } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { ANSWER_SEPARATOR, type TextToolId, type ToolLine } from './text-tools.ts'

interface Result {
  lines: readonly ToolLine[]
  subject: string
  language: Language
}

const textOf = (lines: readonly ToolLine[], part: ToolLine['part']) =>
  lines.find((line) => line.part === part)?.text.trim() ?? ''

/** The questions of a result, each followed by its answers on lines of their own. */
function questionsOf(lines: readonly ToolLine[]): string[] {
  return [...new Set(lines.map(({ group }) => group))].flatMap((group) => {
    const own = lines.filter((line) => line.group === group)
    const question = textOf(own, 'question')
    if (!question) return []
    const answers = textOf(own, 'answers').split(ANSWER_SEPARATOR.trim())
    return [[question, ...answers.map((answer) => answer.trim()).filter(Boolean)].join('\n')]
  })
}

const surveyFrom = ({ lines, subject, language }: Result) =>
  paths.newSurvey({ title: subject, language, question: questionsOf(lines) })

const strategyFrom = ({ lines }: Result) =>
  paths.newStrategy({
    title: textOf(lines, 'planTitle'),
    description: textOf(lines, 'planText'),
    step: lines.flatMap(({ part, text }) => (part === 'step' && text.trim() ? [text.trim()] : [])),
  })

/** Opens the form of the area that a result is for, filled in with it; renders nothing for a tool without one. */
export function ContinueLink({ tool, ...result }: Result & { tool: TextToolId }) {
  const { t } = useTranslation('analyses-tools')
  if (tool !== 'survey-questions' && tool !== 'strategy-plan') return null
  const isSurvey = tool === 'survey-questions'
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={isSurvey ? surveyFrom(result) : strategyFrom(result)}>{t(isSurvey ? 'survey' : 'strategy')}</Link>
    </Button>
  )
}
