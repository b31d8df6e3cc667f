import type { DeviceWords } from './device.en.ts';

/** The words about playing on another device in Ukrainian; loaded with them. */
const words: DeviceWords = {
  title: 'Грати на іншому пристрої',
  more: 'Твоє ім’я, столи й партії на сервері будуть і там. Партії, збережені в цьому браузері, лишаться тут.',
  make: 'Створити посилання',
  another: 'Створити нове посилання',
  link: 'Твоє особисте посилання',
  qr: 'QR-код із твоїм особистим посиланням',
  ready: 'Посилання готове.',
  once: 'Воно діє один раз і недовго. Не показуй його нікому: хто його відкриє, гратиме від твого імені.',
};
export default words;
