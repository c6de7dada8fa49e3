import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#web/domain/people/use-members.ts'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { PopoverSurface } from '#web/ui/overlay/PopoverSurface.tsx'
import { useMentions } from './use-mentions.ts'

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '2.5',
    py: '1',
    minH: '8',
    borderRadius: 'l1',
    cursor: 'menuitem',
    overflowWrap: 'anywhere',
    _selected: { bg: 'bg.muted' },
    '@media (pointer: coarse)': { minH: '11' },
  },
})

interface MentionFieldProps extends ComponentProps<typeof TextAreaField> {
  /** Those who may be mentioned; undefined for a text that mentions no one. */
  members: readonly Member[] | undefined
}

const noMembers: readonly Member[] = []

/** A text that may mention members: while a name is typed behind `@`, those that match are listed below the field. */
export function MentionField({ members, ...field }: MentionFieldProps) {
  const { t } = useTranslation('common')
  const { input, listId, optionId, found, active, onPoint, choose } = useMentions(field.name, members ?? noMembers)
  return (
    <TextAreaField {...field} input={input} help={members ? t('ui.comments.mention') : undefined}>
      {active ? (
        <PopoverSurface position="absolute" top="100%" insetStart="0" mt="1" zIndex="docked" width="min(100%, 22rem)">
          <chakra.ul
            id={listId}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot follow a text
            role="listbox"
            aria-label={t('ui.comments.members')}
            listStyleType="none"
            m="0"
            p="1"
          >
            {found.map((member) => (
              <Option
                key={member.id}
                id={optionId(member)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is only valid in a select
                role="option"
                aria-selected={member === active}
                // Only a moved pointer activates a member, not a list that opens under it.
                onPointerMove={() => onPoint(member.id)}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(member)}
              >
                {member.name}
              </Option>
            ))}
          </chakra.ul>
        </PopoverSurface>
      ) : null}
    </TextAreaField>
  )
}
