import { FileKind } from '@adwright/sdk/types'
import { enumeration } from '#mocks/sandbox/domain/enumeration.ts'

export const FILES_ENUMERATIONS = {
  FileKind: enumeration(FileKind, {
    Image: { en: 'Image', tr: 'Görsel' },
    Video: { en: 'Video', tr: 'Video' },
    Document: { en: 'Document', tr: 'Belge' },
  }),
}
