import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isMacKeyboard, keysOf } from '#web/lib/shortcut-keys.ts'
import { type ShortcutId, shortcuts } from '#web/lib/shortcuts.ts'
import { DialogBox } from '#web/ui/overlay/DialogBox.tsx'
import { Keys } from '#web/ui/page/Keys.tsx'
import { palette } from './palette-state.ts'
import { screenKeys, screenKeysOf } from './screen-keys.ts'

interface Line {
  id: ParseKeys<'palette'>
  keys: readonly string[]
}

interface LinesProps {
  heading: string
  lines: readonly { label: string; keys: readonly string[] }[]
}

/** Keys that depend on the focus and are handled by parts of the screen. */
const local: readonly { heading: ParseKeys<'palette'>; lines: readonly Line[] }[] = [
  {
    heading: 'shortcuts.table',
    lines: [
      { id: 'shortcut.rows', keys: ['↑', '↓'] },
      { id: 'shortcut.rows', keys: ['K', 'J'] },
      { id: 'shortcut.ends', keys: ['Home', 'End'] },
      { id: 'shortcut.open', keys: ['Enter'] },
      { id: 'shortcut.select', keys: ['X'] },
      { id: 'shortcut.deselect', keys: ['Esc'] },
    ],
  },
  {
    heading: 'shortcuts.anomalies',
    lines: [
      { id: 'shortcut.acknowledge', keys: ['A'] },
      { id: 'shortcut.snooze', keys: ['S'] },
      { id: 'shortcut.falseAlarm', keys: ['F'] },
      { id: 'shortcut.assign', keys: ['P'] },
    ],
  },
  {
    heading: 'shortcuts.tasks',
    lines: [
      { id: 'shortcut.newTask', keys: ['N'] },
      { id: 'shortcut.cards', keys: ['J', 'K'] },
      { id: 'shortcut.cardActions', keys: ['S'] },
      { id: 'shortcut.assignee', keys: ['A'] },
      { id: 'shortcut.dueOn', keys: ['D'] },
      { id: 'shortcut.addLabel', keys: ['L'] },
      { id: 'shortcut.comment', keys: ['C'] },
      { id: 'shortcut.peek', keys: ['Space'] },
      { id: 'shortcut.taskPriority', keys: ['1', '4'] },
      { id: 'shortcut.pickUp', keys: ['M'] },
    ],
  },
  {
    heading: 'shortcuts.strategies',
    lines: [
      { id: 'shortcut.newStrategy', keys: ['N'] },
      { id: 'shortcut.moveDueDate', keys: ['⇧', '←', '→'] },
      { id: 'shortcut.moveStart', keys: ['Ctrl', '⇧', '←', '→'] },
    ],
  },
  {
    heading: 'shortcuts.calendar',
    lines: [
      { id: 'shortcut.days', keys: ['←', '→', '↑', '↓'] },
      { id: 'shortcut.months', keys: ['PageUp', 'PageDown'] },
      { id: 'shortcut.today', keys: ['T'] },
      { id: 'shortcut.dayPosts', keys: ['Enter'] },
      { id: 'shortcut.newPost', keys: ['N'] },
      { id: 'shortcut.postActions', keys: ['S'] },
      { id: 'shortcut.pickUpPost', keys: ['M'] },
      { id: 'shortcut.approvePost', keys: ['A'] },
    ],
  },
  {
    heading: 'group.findings',
    lines: [
      { id: 'shortcut.findingDone', keys: ['D'] },
      { id: 'shortcut.dismissFinding', keys: ['F'] },
    ],
  },
  {
    heading: 'group.surveys',
    lines: [
      { id: 'action.survey', keys: ['N'] },
      { id: 'shortcut.addQuestion', keys: ['/'] },
      { id: 'shortcut.duplicateQuestion', keys: ['Ctrl', 'D'] },
      { id: 'shortcut.moveQuestion', keys: ['Alt', '↑', '↓'] },
    ],
  },
  {
    heading: 'shortcuts.designer',
    lines: [
      { id: 'action.design', keys: ['N'] },
      { id: 'shortcut.pictures', keys: ['←', '→', '↑', '↓'] },
      { id: 'shortcut.openPicture', keys: ['Space'] },
      { id: 'shortcut.favorite', keys: ['F'] },
      { id: 'shortcut.download', keys: ['D'] },
    ],
  },
  {
    heading: 'shortcuts.chart',
    lines: [
      { id: 'shortcut.values', keys: ['←', '→'] },
      { id: 'shortcut.valueEnds', keys: ['Home', 'End'] },
      { id: 'shortcut.toggleTable', keys: ['T'] },
    ],
  },
]

function Lines({ heading, lines }: LinesProps) {
  return (
    <section>
      <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="1">
        {heading}
      </Heading>
      <chakra.dl m="0">
        {lines.map(({ label, keys }) => (
          <Flex key={`${label} ${keys.join()}`} justify="space-between" align="center" gap="4" minHeight="8">
            <dt>{label}</dt>
            <chakra.dd m="0">
              <Keys keys={keys} />
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
    </section>
  )
}

/** All shortcuts of the product, with the key names of the current platform. */
export function ShortcutList() {
  const { t } = useTranslation(['palette', 'shell'])
  const isMac = isMacKeyboard()
  const everywhere = (Object.keys(shortcuts) as ShortcutId[]).map((id) => ({
    label: t(`shortcut.${id}`),
    keys: keysOf(id, isMac),
  }))
  return (
    <DialogBox title={t('shortcuts.title')} isOpen onClose={palette.close}>
      {/* The list itself is focusable, because it contains nothing else that could be focused for scrolling by keyboard. */}
      <Flex direction="column" gap="4" tabIndex={0} role="region" aria-label={t('shortcuts.title')}>
        <Lines
          heading={t('shortcuts.everywhere')}
          lines={[...everywhere, { label: t('shortcut.undo'), keys: [isMac ? '⌘' : 'Ctrl', 'Z'] }]}
        />
        <Lines
          heading={t('shortcuts.screens')}
          lines={screenKeys.map(({ label, to }) => ({ label: t(`shell:${label}`), keys: screenKeysOf(to) ?? [] }))}
        />
        {local.map(({ heading, lines }) => (
          <Lines key={heading} heading={t(heading)} lines={lines.map(({ id, keys }) => ({ label: t(id), keys }))} />
        ))}
      </Flex>
    </DialogBox>
  )
}
