import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const fileProblems = {
  'file-too-large': {
    en: 'This file is too large. The limit is 25 MB, or 200 MB for videos.',
    tr: 'Bu dosya çok büyük. En fazla 25 MB, videolarda 200 MB kabul edilir.',
  },
  'file-type-not-taken': {
    en: "This file type isn't supported. Use JPEG, PNG, GIF, WebP, SVG, PDF, CSV, TXT, MP4, MOV or WebM.",
    tr: 'Bu dosya türü kabul edilmiyor. JPEG, PNG, GIF, WebP, SVG, PDF, CSV, TXT, MP4, MOV ya da WebM kullanın.',
  },
  'file-missing': { en: 'Choose a file.', tr: 'Bir dosya seçin.' },
  'file-one-only': { en: 'Upload one file at a time.', tr: 'Her seferinde tek dosya gönderin.' },
  'file-empty': { en: 'This file is empty.', tr: 'Bu dosya boş.' },
  'file-name-too-long': {
    en: 'File names can have up to 255 characters.',
    tr: 'Dosya adı en fazla 255 karakter olabilir.',
  },
  'file-damaged': {
    en: 'This image is damaged and cannot be opened.',
    tr: 'Bu görsel hasarlı olduğu için açılamıyor.',
  },
  'video-damaged': {
    en: 'This video is damaged and cannot be opened.',
    tr: 'Bu video hasarlı olduğu için açılamıyor.',
  },
  'alt-text-too-long': { en: 'Enter {limit} characters or fewer.', tr: 'Buraya en fazla {limit} karakter sığar.' },
  'file-in-use': {
    en: 'This file is still in use. Remove it from the posts, tasks or designs that use it first.',
    tr: 'Bu dosya hâlâ kullanılıyor. Önce onu kullanan gönderi, görev ya da tasarımlardan kaldırın.',
  },
  'unknown-file': { en: 'File not found.', tr: 'Böyle bir dosya yok.' },
  'unknown-account-file': { en: "This file isn't in this account.", tr: 'Bu hesapta böyle bir dosya yok.' },
} satisfies ProblemTexts
