const slide = (from: string, to: string) => ({ from: { translate: from }, to: { translate: to } })

/** Animations only show the origin of an element; global.css disables all of them for reduced motion. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.98' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.98' } },
  'expand-height': { from: { height: 'var(--collapsed-height, 0)' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: 'var(--collapsed-height, 0)' } },
  'slide-from-top': slide('0 -4px', '0'),
  'slide-from-bottom': slide('0 4px', '0'),
  'slide-from-left-full': slide('-100% 0', '0 0'),
  'slide-from-right-full': slide('100% 0', '0 0'),
  'slide-to-left-full': slide('0 0', '-100% 0'),
  'slide-to-right-full': slide('0 0', '100% 0'),
}

const style = (animationName: string) => ({ value: { transformOrigin: 'var(--transform-origin)', animationName } })

export const animationStyles = {
  'slide-fade-in': style('slide-from-top, fade-in'),
  'slide-fade-out': style('fade-out'),
  'scale-fade-in': style('scale-in, fade-in'),
  'scale-fade-out': style('scale-out, fade-out'),
}
