import type { DeviceWords } from './device.en.ts';

/** The words about playing on another device in Russian; loaded with them. */
const words: DeviceWords = {
  title: 'Играть на другом устройстве',
  more: 'Твоё имя, столы и партии на сервере будут и там. Партии, сохранённые в этом браузере, останутся здесь.',
  make: 'Создать ссылку',
  another: 'Создать новую ссылку',
  link: 'Твоя личная ссылка',
  qr: 'QR-код с твоей личной ссылкой',
  ready: 'Ссылка готова.',
  once: 'Она действует один раз и недолго. Не показывай её никому: кто её откроет, будет играть от твоего имени.',
};
export default words;
