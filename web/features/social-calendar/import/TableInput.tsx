import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CsvTable, decodeText, readCsv } from '#web/lib/csv-reader.ts'
import { Textarea } from '#web/ui/form/inputs.tsx'

const MAX_BYTES = 10_000_000

interface TableInputProps {
  pasted: string
  onPasted: (text: string) => void
  onTable: (table: CsvTable) => void
}

/** Takes a table as a chosen or dropped file, or pasted as text; one without rows is refused, and the text stays. */
export function TableInput({ pasted, onPasted, onTable }: TableInputProps) {
  const { t } = useTranslation('social-calendar')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  function open(text: string) {
    const table = readCsv(text)
    if (table.rows.length === 0) return setProblem(t('import.noRows'))
    setProblem(undefined)
    onTable(table)
  }
  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > MAX_BYTES) return setProblem(t('import.tooLarge'))
    open(decodeText(new Uint8Array(await file.arrayBuffer())))
  }
  function onDrop(event: DragEvent) {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }

  return (
    <Flex direction="column" gap="4">
      <Flex
        direction="column"
        align="center"
        gap="2"
        p="6"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l3"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <Button variant="outline" onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          {t('import.choose')}
        </Button>
        <Text textStyle="sm" color="fg.muted">
          {t('import.drop')}
        </Text>
        <chakra.input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          srOnly
          tabIndex={-1}
          aria-label={t('import.choose')}
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </Flex>
      {problem ? (
        <Text role="alert" color="bad.fg">
          {problem}
        </Text>
      ) : null}
      <Flex direction="column" gap="1.5">
        <chakra.label htmlFor={id} textStyle="label">
          {t('import.paste')}
        </chakra.label>
        <Textarea id={id} rows={5} value={pasted} onChange={({ target }) => onPasted(target.value)} />
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          disabled={pasted.trim() === ''}
          onClick={() => open(pasted)}
        >
          {t('import.usePasted')}
        </Button>
      </Flex>
    </Flex>
  )
}
