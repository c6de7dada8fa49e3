import type { Sampler } from '#scripts/bench/anomaly/samplers.ts'

type Draw = (index: number) => number
/** Returns the value while an event goes on: from the usual value, the points since its onset and its length. */
type Change = (usual: number, since: number, length: number) => number

/** Series as servers, machines and streams write them; none is drawn from a distribution or season that the engine assumes. */
export type OperationsKind = {
  name: string
  minutes: number
  points: number
  usual: (sampler: Sampler) => Draw
  /** The length of an event in points; 0 for a kind without events. */
  length: number
  change: Change
}

const ofDay = (index: number, minutes: number) => ((index * minutes) % 1440) / 1440

/** A value that stays for a while and then jumps to another one. */
function steps({ uniform }: Sampler, values: readonly number[], stay: number): Draw {
  let value = values[0] ?? 0
  return () => {
    if (uniform() < 1 / stay) value = values[Math.floor(uniform() * values.length)] ?? value
    return value
  }
}

/** Bursts that arise at random, are heavy-tailed in size and fade: what one post, one crawler or one backup brings. */
function bursts({ uniform }: Sampler, chance: number, fading: number, tail: number): Draw {
  let size = 0
  return () => {
    size *= fading
    if (uniform() < chance) size += (uniform() + 1e-6) ** (-1 / tail)
    return size
  }
}

/** A slow drift back to 0: an Ornstein-Uhlenbeck process with a deviation of 1. */
function drift({ normal }: Sampler, memory: number): Draw {
  let state = 0
  return () => {
    state += -state / memory + Math.sqrt(2 / memory) * normal()
    return state
  }
}

const plateau = (share: number) => (share > 0.375 && share < 0.75 ? 1 : 0)
const round = (value: number, digits: number) => Number(value.toFixed(digits))

export const operationsKinds: readonly OperationsKind[] = [
  {
    name: 'idle processor, short job',
    minutes: 5,
    points: 4032,
    usual: (sampler) => {
      const blips = bursts(sampler, 0.003, 0.1, 4)
      return (index) => round(0.13 + 0.004 * sampler.normal() + 0.3 * blips(index), 3)
    },
    length: 3,
    change: (usual) => usual + 2,
  },
  {
    name: 'processor jumps and returns',
    minutes: 5,
    points: 4032,
    usual:
      ({ normal }) =>
      () =>
        round(42 + 2.2 * normal(), 2),
    length: 150,
    change: (usual) => usual + 25,
  },
  {
    name: 'busy processor, lasting shift',
    minutes: 5,
    points: 4032,
    usual: (sampler) => {
      const slow = drift(sampler, 300)
      return (index) => Math.min(100, 92 + 1.5 * slow(index) + 1.5 * sampler.normal())
    },
    length: 100_000,
    change: (usual) => usual - 30,
  },
  {
    name: 'network with backups, flood',
    minutes: 5,
    points: 4032,
    usual: ({ normal }) => {
      return (index) => Math.exp(12 + 0.5 * normal()) * (index % 72 < 2 ? 25 : 1)
    },
    length: 60,
    change: (usual) => usual + 6e6,
  },
  {
    name: 'disk writes, mostly zero',
    minutes: 5,
    points: 4032,
    usual: (sampler) => {
      const jobs = bursts(sampler, 0.03, 0.2, 2.5)
      return (index) => Math.round(Math.max(0, jobs(index) - 0.05) * 4e5)
    },
    length: 40,
    change: (usual, since) => usual + (since % 2 === 0 ? 6e6 : 3e6),
  },
  {
    name: 'requests of a day, outage',
    minutes: 5,
    points: 4032,
    usual: (sampler) => {
      const crowd = bursts(sampler, 0.01, 0.6, 3)
      return (index) =>
        sampler.poisson(sampler.gamma(3, 15 * (1.3 - Math.cos(2 * Math.PI * ofDay(index, 5))))) +
        15 * Math.round(crowd(index))
    },
    length: 24,
    change: () => 0,
  },
  {
    name: 'mentions, viral post',
    minutes: 5,
    points: 8000,
    usual: (sampler) => {
      const posts = bursts(sampler, 0.02, 0.8, 1.6)
      return (index) => sampler.poisson((3 + 4 * posts(index)) * (1 - 0.7 * Math.cos(2 * Math.PI * ofDay(index, 5))))
    },
    length: 30,
    change: (usual, since) => usual + Math.round(900 * 0.9 ** since),
  },
  {
    name: 'machine temperature, failure',
    minutes: 5,
    points: 8000,
    usual: (sampler) => {
      const slow = drift(sampler, 700)
      const quick = drift(sampler, 12)
      return (index) => 88 + 5 * slow(index) + 1.2 * quick(index) + 0.2 * sampler.normal()
    },
    length: 250,
    change: (usual, since, length) => usual - 45 * Math.min(1, since / 40, (length - since) / 60),
  },
  {
    name: 'office temperature by hour, heating off',
    minutes: 60,
    points: 3000,
    usual: (sampler) => {
      const slow = drift(sampler, 120)
      return (index) => 70 + 2.5 * slow(index) + 1.5 * Math.sin(2 * Math.PI * ofDay(index, 60)) + 0.5 * sampler.normal()
    },
    length: 48,
    change: (usual, since) => usual - 12 * Math.min(1, since / 12),
  },
  {
    name: 'working day, exact, higher day',
    minutes: 5,
    points: 4032,
    usual: () => (index) => 20 + 60 * plateau(ofDay(index, 5)),
    length: 288,
    change: (usual) => (usual > 50 ? usual + 40 : usual),
  },
  {
    name: 'working day, noisy, missing day',
    minutes: 5,
    points: 4032,
    usual:
      ({ uniform }) =>
      (index) =>
        20 + 60 * plateau(ofDay(index, 5)) + 8 * uniform(),
    length: 288,
    change: (usual) => (usual > 50 ? usual - 60 : usual),
  },
  {
    name: 'working day, noisy, flat middle',
    minutes: 5,
    points: 4032,
    usual:
      ({ uniform }) =>
      (index) =>
        20 + 60 * plateau(ofDay(index, 5)) + 8 * uniform(),
    length: 288,
    change: (usual) => (usual > 50 ? usual - 35 : usual),
  },
  {
    name: 'flat line, jump',
    minutes: 5,
    points: 4032,
    usual: () => () => 45,
    length: 30,
    change: (usual) => usual + 15,
  },
  {
    name: 'noise, one spike',
    minutes: 5,
    points: 4032,
    usual:
      ({ uniform }) =>
      () =>
        18 + 4 * uniform(),
    length: 1,
    change: (usual) => usual + 25,
  },
  {
    name: 'spikes that come oftener',
    minutes: 5,
    points: 4032,
    usual:
      ({ uniform }) =>
      () =>
        uniform() < 1 / 70 ? 20 : 0,
    length: 200,
    change: (usual, since) => (since % 9 === 0 ? 20 : usual),
  },
  {
    name: 'key presses, sparse',
    minutes: 5,
    points: 2500,
    usual: (sampler) => {
      const busy = steps(sampler, [0, 0, 0, 1], 60)
      return (index) => round(0.03 + busy(index) * 0.04 * sampler.gamma(2, 1), 4)
    },
    length: 20,
    change: (usual) => usual + 0.6,
  },
  {
    name: 'price of a click by hour',
    minutes: 60,
    points: 1600,
    usual: (sampler) => {
      const odd = bursts(sampler, 0.01, 0.1, 3)
      return (index) =>
        0.09 * (1 + 0.15 * Math.sin(2 * Math.PI * ofDay(index, 60))) * Math.exp(0.12 * sampler.normal()) +
        0.05 * odd(index)
    },
    length: 3,
    change: (usual) => 4 * usual,
  },
  {
    name: 'traffic speed, jam',
    minutes: 10,
    points: 2400,
    usual: (sampler) => {
      return (index) => {
        const share = ofDay(index, 10)
        const rush = Math.exp(-(((share - 0.33) / 0.04) ** 2)) + Math.exp(-(((share - 0.73) / 0.05) ** 2))
        return Math.round(68 - 14 * rush + 3.5 * sampler.normal())
      }
    },
    length: 18,
    change: (usual) => usual - 30,
  },
  {
    name: 'instances by load, misconfigured',
    minutes: 5,
    points: 5000,
    usual: (sampler) => {
      const load = drift(sampler, 60)
      return (index) => Math.round(30 + 14 * Math.cos(2 * Math.PI * ofDay(index, 5)) + 3 * load(index))
    },
    length: 400,
    change: (usual) => usual + 45,
  },
  {
    name: 'levels that change by themselves',
    minutes: 5,
    points: 4032,
    usual: (sampler) => {
      const level = steps(sampler, [30, 34, 38], 400)
      return (index) => level(index) + sampler.normal()
    },
    length: 0,
    change: (usual) => usual,
  },
]
