// Illustrations of the sample team: mountains under a sky, without words.

const WIDTH = 1600
const HEIGHT = 1200

/** The colors of sky, far and near mountains, ground, and the thing in front. */
const PALETTES = [
  ['#cfe0e8', '#8fa9b5', '#4d6b63', '#26403a', '#f2b705'],
  ['#f4d9c0', '#a9b7c6', '#6b8296', '#f3f5f4', '#e58a14'],
  ['#dfe3ea', '#9aa6bd', '#5c6a86', '#2c3648', '#7fc4b8'],
] as const

const polygon = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`

/** Draws an illustration as SVG; each variant has colors of its own. */
export function drawSamplePicture(variant: number): { svg: string; width: number; height: number } {
  const [sky, far, near, ground, front] = PALETTES[variant % PALETTES.length] ?? PALETTES[0]
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>`,
    `<circle cx="${1180 - variant * 260}" cy="240" r="90" fill="#ffffff" fill-opacity="0.8"/>`,
    polygon('0,720 260,380 520,640 820,300 1120,680 1370,430 1600,700 1600,1200 0,1200', far),
    polygon('0,900 300,690 640,900 1010,620 1340,930 1600,760 1600,1200 0,1200', near),
    `<path d="M0 1040 Q400 900 860 1000 T1600 950 V1200 H0 Z" fill="${ground}"/>`,
    polygon('860,1060 1020,790 1190,1060', front),
    polygon('985,1060 1022,860 1062,1060', '#3a2410'),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`
  return { svg, width: WIDTH, height: HEIGHT }
}
