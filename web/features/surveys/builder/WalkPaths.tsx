import type { SurveyPath } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#web/ui/form/inputs.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { EditedQuestion } from './draft.ts'
import { PhoneQuestion } from './PhonePreview.tsx'

/** How long each question is shown while the paths play. */
const STEP_MS = 1800

interface WalkPathsProps {
  paths: readonly SurveyPath[]
  questions: readonly EditedQuestion[]
  onClose: () => void
}

/** Plays every path question by question, with the answers that lead along it; each step can be taken by hand. */
export function WalkPaths({ paths, questions, onClose }: WalkPathsProps) {
  const { t } = useTranslation('surveys')
  const format = useFormat()
  const [place, setPlace] = useState({ path: 0, step: 0 })
  const [isPlaying, setPlaying] = useState(false)
  const path = paths[place.path]
  const order = path?.orders[place.step] ?? 0
  const question = questions[order - 1]
  const answer = path?.answers.find((one) => one.order === order)?.values ?? []
  // Only of questions that a condition looks at, an answer decides about the path.
  const isDecisive = questions.some(({ showIf }) => showIf.some(({ questionId }) => questionId === question?.id))
  const isLast = place.path === paths.length - 1 && place.step >= (path?.orders.length ?? 0) - 1
  const isFirst = place.path === 0 && place.step === 0

  function forward() {
    if (isLast) return setPlaying(false)
    const isEnd = path === undefined || place.step >= path.orders.length - 1
    setPlace(isEnd ? { path: place.path + 1, step: 0 } : { ...place, step: place.step + 1 })
  }
  function back() {
    if (place.step > 0) return setPlace({ ...place, step: place.step - 1 })
    const before = place.path - 1
    setPlace({ path: before, step: Math.max(0, (paths[before]?.orders.length ?? 1) - 1) })
  }
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(forward, STEP_MS)
    return () => clearTimeout(timer)
  })

  return (
    <Dialog isOpen title={t('walk.title')} onClose={onClose}>
      <Flex direction="column" gap="4">
        <Select
          aria-label={t('walk.path')}
          value={place.path}
          onChange={({ target }) => setPlace({ path: Number(target.value), step: 0 })}
        >
          {paths.map(({ orders, seconds }, index) => (
            <option key={orders.join()} value={index}>
              {t('walk.option', { number: index + 1, orders: orders.join(' → '), time: format.duration(seconds) })}
            </option>
          ))}
        </Select>
        {question ? <PhoneQuestion question={question} given={answer} /> : null}
        <chakra.output display="block">
          <Text fontWeight="medium">
            {t('walk.step', {
              step: place.step + 1,
              count: path?.orders.length ?? 0,
              path: place.path + 1,
              paths: paths.length,
            })}
          </Text>
          <Text>{`${order}. ${question?.text || t('builder.untitled')}`}</Text>
          <Text color="fg.muted">
            {answer.length > 0
              ? t('walk.answer', { answer: answer.join(', ') })
              : t(isDecisive ? 'walk.none' : 'walk.any')}
          </Text>
        </chakra.output>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" disabled={isFirst} onClick={back}>
            {t('walk.back')}
          </Button>
          <Button variant="outline" disabled={isLast} onClick={forward}>
            {t('walk.next')}
          </Button>
          <Button variant="outline" disabled={isLast && !isPlaying} onClick={() => setPlaying(!isPlaying)}>
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            {t(isPlaying ? 'walk.pause' : 'walk.play')}
          </Button>
        </Flex>
      </Flex>
    </Dialog>
  )
}
