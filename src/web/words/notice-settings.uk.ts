import type { NoticeSettingsWords } from './notice-settings.en.ts';

/** The same in Ukrainian. */
const noticeSettings: NoticeSettingsWords = {
  title: 'Про що сповіщати',
  kinds: {
    turn: { name: 'Мій хід у неспішній партії', more: 'одне сповіщення на кожен стіл' },
    found: { name: 'Є з ким грати', more: 'поки чекаєш або граєш із ботом' },
    invitation: { name: 'Запрошення', more: 'за чийсь стіл' },
    seated: { name: 'Хтось сів за мій стіл', more: 'коли сторінку сховано' },
    over: { name: 'Партію завершено', more: 'лише неспішні партії' },
    round: { name: 'Починається мій тур', more: 'у турнірі' },
  },
  nothingElse: 'Більше ми ні про що не пишемо. І ніколи не кличемо «повернутися».',
  quiet: 'Тихі години',
  quietFrom: 'З',
  quietTo: 'До',
  quietSpan: (from, to) => `Тихо з ${from} до ${to}`,
  quietMore: 'Усе, що сталося вночі, прийде вранці одним рядком. Годинник неспішних партій іде й уночі.',
  where: 'Куди сповіщати',
  thisDevice: 'Цей пристрій',
  off: 'Ще не питали',
  on: 'Сповіщення приходять сюди',
  denied: 'Заборонено в налаштуваннях браузера: дозволь там сповіщення для цього сайту й повернися.',
  impossible: 'Тут не вийде. На телефоні спершу додай Clowder на головний екран.',
  other: 'Інший пристрій',
  since: (date) => `з ${date}`,
  remove: (device) => `Не сповіщати там: ${device}`,
  webhook: 'На власну адресу',
  webhookMore:
    'Туди надсилаємо короткий текст, вид новини й посилання: для власних сповіщень, наприклад у Telegram.',
  webhookAddress: 'Адреса (https)',
  webhookSave: 'Зберегти',
  webhookRemove: 'Прибрати',
  webhookSecret: 'Кожне повідомлення підписано цим секретом (заголовок X-Clowder-Signature):',
  test: 'Надіслати пробне',
  tested: (sent, failed) =>
    failed > 0
      ? `Надіслано: ${sent}, не прийнято: ${failed}.`
      : sent > 0
        ? 'Надіслано.'
        : 'Поки нема куди надсилати.',
  ask: (name) => `Сповістити, коли буде твій хід? Суперник: ${name}`,
  askMany: 'Сповістити, коли буде твій хід?',
  askMore: 'Одне коротке сповіщення на хід. Сторінку можна закрити.',
  yes: 'Так, сповіщайте',
  no: 'Не треба',
  askSeated: 'Сповістити, коли хтось сяде',
  askRound: 'Сповістити, коли почнеться мій тур',
  willTell: 'Сповістимо. Сторінку можна закрити.',
  loading: 'Завантаження',
};

export default noticeSettings;
