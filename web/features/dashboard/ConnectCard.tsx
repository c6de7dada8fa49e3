import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Stands where figures would be, while their source is not connected. */
export function ConnectCard({ what, to }: { what: 'analytics' | 'ads'; to: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <Box layerStyle="card" mt="4">
      <EmptyState
        drawing="plug"
        headingLevel="h2"
        title={t(`connect.${what}Title`)}
        action={
          <Button asChild variant="outline">
            <Link to={to}>{t(`connect.${what}Action`)}</Link>
          </Button>
        }
      >
        {t(`connect.${what}Text`)}
      </EmptyState>
    </Box>
  )
}
