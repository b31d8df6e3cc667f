import type { Device } from '../../protocol/account.ts';

/** In this order: several browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** A coarse description of a device from its User-Agent header. */
export const deviceOf = (agent: string | undefined = ''): Device => {
  const text = agent.slice(0, 500);
  const tablet = /\biPad\b|\bTablet\b/.test(text) || (/\bAndroid\b/.test(text) && !/\bMobile\b/.test(text));
  const phone = /\bMobile\b|\biPhone\b|\bAndroid\b/.test(text);
  return {
    kind: tablet ? 'tablet' : phone ? 'phone' : 'computer',
    browser: BROWSERS.find(([sign]) => sign.test(text))?.[1] ?? '',
  };
};
