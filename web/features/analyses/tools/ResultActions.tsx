import { TaskOriginKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { Copy, Download, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MakeTaskDialog } from '#web/domain/tasks/MakeTaskDialog.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useUser } from '#web/session/current.ts'
import { useCopy } from './use-copy.ts'

interface ResultActionsProps {
  /** The title of a task, and the name of a file with its ending. */
  title: string
  fileName: string
  text: string
  mimeType?: string
}

/** Copies a result, downloads it, or puts it into a task. */
export function ResultActions({ title, fileName, text, mimeType = 'text/plain' }: ResultActionsProps) {
  const { t } = useTranslation('analyses-tools')
  const copy = useCopy()
  const { id } = useUser()
  const [isTaskOpen, setTaskOpen] = useState(false)
  return (
    <Flex gap="2" wrap="wrap">
      <Button size="sm" onClick={() => void copy(text)}>
        <Copy aria-hidden="true" />
        {t('copy')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        onClick={() => saveFile(fileName, new Blob([text], { type: `${mimeType};charset=utf-8` }))}
      >
        <Download aria-hidden="true" />
        {t('download')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setTaskOpen(true)}>
        <ListPlus aria-hidden="true" />
        {t('task')}
      </Button>
      {isTaskOpen ? (
        <MakeTaskDialog
          origin={{ kind: TaskOriginKind.Person, id }}
          title={title}
          description={text}
          onClose={() => setTaskOpen(false)}
        />
      ) : null}
    </Flex>
  )
}
