import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inputRecipe, selectRecipe, textareaRecipe } from '#web/theme/recipes/input.ts'

export const Input = chakra('input', inputRecipe)

export const Textarea = chakra('textarea', textareaRecipe)

const Native = chakra('select', selectRecipe)

interface SelectProps extends ComponentProps<typeof Native> {
  /** Of the whole control; 100 % by default. */
  boxWidth?: string
}

/** The browser's own select, which phones and screen readers know best, with our arrow. */
export function Select({ boxWidth = '100%', ...select }: SelectProps) {
  return (
    <chakra.div position="relative" width={boxWidth}>
      <Native {...select} />
      <chakra.span
        position="absolute"
        insetEnd="2.5"
        top="50%"
        translate="0 -50%"
        pointerEvents="none"
        color="fg.muted"
        aria-hidden="true"
      >
        <ChevronDown size={16} />
      </chakra.span>
    </chakra.div>
  )
}
