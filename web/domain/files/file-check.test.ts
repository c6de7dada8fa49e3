import { expect, test } from 'vitest'
import { acceptOf, anyFile, fileProblem, isArrived, pictureFile } from './file-check.ts'

const megabytes = (count: number) => count * 1_048_576

test.each([
  ['face.PNG', 1000, pictureFile, undefined],
  ['face.tiff', 1000, pictureFile, 'type'],
  ['face', 1000, pictureFile, 'type'],
  ['face.png', 0, pictureFile, 'empty'],
  ['face.png', megabytes(5), pictureFile, undefined],
  ['face.png', megabytes(5) + 1, pictureFile, 'size'],
  ['run.csv', megabytes(25) + 1, anyFile, 'size'],
  ['screen.mp4', megabytes(200), anyFile, undefined],
  ['screen.mp4', megabytes(200) + 1, anyFile, 'size'],
  ['setup.exe', 10, anyFile, 'type'],
])('%s of %i bytes', (name, size, rule, expected) => expect(fileProblem({ name, size }, rule)).toBe(expected))

test('the stored file has the sent size and an accepted type', () => {
  expect(isArrived({ size: 10 }, { sizeBytes: 10, mimeType: 'image/png' }, pictureFile)).toBe(true)
  expect(isArrived({ size: 10 }, { sizeBytes: 9, mimeType: 'image/png' }, pictureFile)).toBe(false)
  expect(isArrived({ size: 10 }, { sizeBytes: 10, mimeType: 'application/pdf' }, pictureFile)).toBe(false)
})

test('the file dialog accepts the same types', () => expect(acceptOf(pictureFile)).toBe('.jpg,.jpeg,.png,.gif,.webp'))
