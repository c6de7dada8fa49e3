import { Box, Grid } from '@chakra-ui/react'
import { DesignFields } from './DesignFields.tsx'
import { Preview } from './Preview.tsx'

/** The brief with its preview beside it; below it on narrow screens. */
export function DesignEditor() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="4" alignItems="start">
      <DesignFields />
      <Box position={{ xl: 'sticky' }} top={{ xl: '4' }} minWidth="0">
        <Preview />
      </Box>
    </Grid>
  )
}
