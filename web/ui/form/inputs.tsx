import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { inputRecipe, selectRecipe, textareaRecipe } from '#web/theme/recipes/input.ts'

export const Input = chakra('input', inputRecipe)

export const Textarea = chakra('textarea', textareaRecipe)

const NativeSelect = chakra('select', selectRecipe)

interface SelectProps extends ComponentProps<typeof NativeSelect> {
  /** The width of the whole control; 100 % by default. */
  wrapperWidth?: string
}

/** The native select, for the best support on phones and by screen readers, with an arrow of the design. */
export function Select({ wrapperWidth = '100%', ...select }: SelectProps) {
  return (
    <chakra.div position="relative" width={wrapperWidth} maxWidth="100%">
      <NativeSelect {...select} />
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
