import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFocusOnChange } from '#web/ui/focus/use-focus-on-change.ts'
import { Section } from '#web/ui/page/Section.tsx'

/** The section of a new result. It takes the focus, because it appears below the form. */
export function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  const section = useFocusOnChange(true)
  return (
    <Box ref={section} tabIndex={-1} outline="none">
      <Section title={title}>{children}</Section>
    </Box>
  )
}
