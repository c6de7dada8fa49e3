import { chakra } from '@chakra-ui/react'

/** The look of a card and of its parts, which are plain elements: a board has more than a hundred cards, and each element with styles of its own costs. */
export const CardBox = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'l2',
    p: '3',
    display: 'flex',
    gap: '1',
    alignItems: 'flex-start',
    '&[data-selected]': { borderColor: 'accent.solid' },
    '& [data-part=text]': { flex: '1', minWidth: '0', position: 'relative' },
    '& [data-part=selected]': { display: 'flex', gap: '1', alignItems: 'center', textStyle: 'xs', color: 'accent.fg' },
    '& [data-part=title]': { fontWeight: 'medium', overflowWrap: 'anywhere', display: 'block', mb: '1' },
    // For fingers, all of the text opens the task.
    '@media (pointer: coarse)': { '& [data-part=title]::after': { content: '""', position: 'absolute', inset: '0' } },
    '& [data-part=marks]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      alignItems: 'center',
      textStyle: 'xs',
      color: 'fg.muted',
    },
    '& [data-part=mark]': { display: 'inline-flex', gap: '1', alignItems: 'center' },
    '& [data-part=words]': { srOnly: true },
    '& [data-part=overdue]': { color: 'bad.fg', fontWeight: 'medium' },
    '& [data-part=label]': {
      bg: 'bg.muted',
      borderRadius: 'l1',
      px: '1.5',
      fontWeight: 'medium',
      maxWidth: '8rem',
      truncate: true,
    },
    '& [data-part=assignee]': { display: 'block', textStyle: 'xs', color: 'fg.muted', mt: '1' },
  },
})
