import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FormPartProps {
  title: string
  help?: ReactNode
  children: ReactNode
}

/** A named part of the rule form. */
export function FormPart({ title, help, children }: FormPartProps) {
  return (
    <chakra.fieldset
      layerStyle="card"
      m="0"
      minWidth="0"
      p={{ base: '4', md: '5' }}
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <chakra.legend float="left" width="100%" p="0" fontWeight="semibold" textStyle="md">
        {title}
        {help ? (
          <chakra.span display="block" color="fg.muted" textStyle="sm" fontWeight="normal">
            {help}
          </chakra.span>
        ) : null}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
