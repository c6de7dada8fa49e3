import { chakra, Flex, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Input, Textarea } from '#web/ui/form/inputs.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { adLength, type TextProblem } from './checks/text-problems.ts'
import type { ToolLine } from './text-tools.ts'

interface ResultLineProps {
  line: ToolLine
  /** Its name with its number: “Headline 2”. */
  label: string
  problems: readonly TextProblem[]
  onChange: (text: string) => void
  onRemove: () => void
}

/** An editable line of a result, with its length and what is wrong with it. */
export function ResultLine({ line: { text, limit, part }, label, problems, onChange, onRemove }: ResultLineProps) {
  const { t } = useTranslation('analyses-tools')
  const format = useFormat()
  const id = useId()
  const used = adLength(text)
  const isLong = part === 'postText' || part === 'planText'
  const control = {
    id,
    value: text,
    'aria-invalid': problems.length > 0,
    'aria-describedby': problems.length > 0 ? `${id}-problems` : undefined,
  }
  return (
    <chakra.li listStyleType="none">
      <Flex justify="space-between" gap="2" textStyle="sm" color="fg.muted" mb="1">
        <chakra.label htmlFor={id}>{label}</chakra.label>
        {limit === undefined ? null : (
          <chakra.span color={used > limit ? 'bad.fg' : undefined} fontVariantNumeric="tabular-nums">
            {t('length', { used: format.number(used), limit: format.number(limit) })}
          </chakra.span>
        )}
      </Flex>
      <Flex gap="1" align="flex-start">
        {isLong ? (
          <Textarea {...control} rows={6} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <Input {...control} onChange={({ target }) => onChange(target.value)} />
        )}
        <IconButton label={t('remove', { name: label })} icon={X} onClick={onRemove} />
      </Flex>
      {problems.length > 0 ? (
        <Text id={`${id}-problems`} textStyle="sm" color="bad.fg" mt="1">
          {problems.map((problem) => t(`problem.${problem}`)).join(' ')}
        </Text>
      ) : null}
    </chakra.li>
  )
}
