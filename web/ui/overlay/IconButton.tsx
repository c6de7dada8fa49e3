import { Button, type ButtonProps } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  label: string
  icon: ComponentType<{ 'aria-hidden'?: 'true' }>
}

/** A button with only an icon, and its name as tooltip. */
export function IconButton({ label, icon: Icon, ...button }: IconButtonProps) {
  return (
    <Tooltip content={label} isName>
      <Button variant="ghost" size="sm" px="0" aria-label={label} {...button}>
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  )
}
