import type { ComponentProps, ReactElement } from 'react';
import sheet from './icons.svg';

type IconProps = Omit<ComponentProps<'svg'>, 'stroke' | 'children' | 'title'> & {
  /** Pixels. */
  size?: number;
  /** Width of the lines, in a drawing of 24 by 24. */
  stroke?: number;
};

export type Icon = (props: IconProps) => ReactElement;

/**
 * Icons of Tabler (MIT, https://tabler.io/icons). They stand in one file that browsers keep, and pages only name them: drawn out, they
 * were a third of a page, and half of the elements that the server rendered. A new one is a line here, and `npm run icons`.
 */
function iconOf(name: string): Icon {
  const drawing = { __html: `<use href="${sheet}#${name}"></use>` };
  return (props) => drawIcon(drawing, props);
}

/** The width of most lines. base.css sets it, so that a page doesn't say it for each icon. */
const usualStroke = 1.75;

function drawIcon(drawing: { __html: string }, { size = 24, stroke = 2, ...rest }: IconProps) {
  const width = stroke === usualStroke ? undefined : stroke;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text of anybody's; an element less for each of the many icons of a page
  return <svg width={size} height={size} strokeWidth={width} {...rest} dangerouslySetInnerHTML={drawing} />;
}

export const IconAdjustmentsHorizontal = iconOf('adjustments-horizontal');
export const IconAffiliate = iconOf('affiliate');
export const IconAlertTriangle = iconOf('alert-triangle');
export const IconAlignLeft = iconOf('align-left');
export const IconArchive = iconOf('archive');
export const IconArchiveOff = iconOf('archive-off');
export const IconArrowBackUp = iconOf('arrow-back-up');
export const IconArrowDown = iconOf('arrow-down');
export const IconArrowLeft = iconOf('arrow-left');
export const IconArrowRight = iconOf('arrow-right');
export const IconArrowUp = iconOf('arrow-up');
export const IconArrowsMaximize = iconOf('arrows-maximize');
export const IconArrowsMinimize = iconOf('arrows-minimize');
export const IconBan = iconOf('ban');
export const IconBell = iconOf('bell');
export const IconBellOff = iconOf('bell-off');
export const IconBellPlus = iconOf('bell-plus');
export const IconBook2 = iconOf('book-2');
export const IconBookmark = iconOf('bookmark');
export const IconBookmarkFilled = iconOf('bookmark-filled');
export const IconBrandLinkedin = iconOf('brand-linkedin');
export const IconBriefcase = iconOf('briefcase');
export const IconBuilding = iconOf('building');
export const IconCalendar = iconOf('calendar');
export const IconCalendarDue = iconOf('calendar-due');
export const IconCalendarEvent = iconOf('calendar-event');
export const IconCalendarPlus = iconOf('calendar-plus');
export const IconCalendarShare = iconOf('calendar-share');
export const IconCamera = iconOf('camera');
export const IconCheck = iconOf('check');
export const IconChevronDown = iconOf('chevron-down');
export const IconChevronLeft = iconOf('chevron-left');
export const IconChevronRight = iconOf('chevron-right');
export const IconCircle = iconOf('circle');
export const IconCircleCheck = iconOf('circle-check');
export const IconClock = iconOf('clock');
export const IconCoinEuro = iconOf('coin-euro');
export const IconCopy = iconOf('copy');
export const IconDeviceDesktop = iconOf('device-desktop');
export const IconDeviceMobile = iconOf('device-mobile');
export const IconDots = iconOf('dots');
export const IconDownload = iconOf('download');
export const IconEdit = iconOf('edit');
export const IconExclamationMark = iconOf('exclamation-mark');
export const IconExternalLink = iconOf('external-link');
export const IconEye = iconOf('eye');
export const IconEyeOff = iconOf('eye-off');
export const IconFileText = iconOf('file-text');
export const IconFileTypePdf = iconOf('file-type-pdf');
export const IconFlag = iconOf('flag');
export const IconFlag3 = iconOf('flag-3');
export const IconGripVertical = iconOf('grip-vertical');
export const IconHistory = iconOf('history');
export const IconKey = iconOf('key');
export const IconLayoutGrid = iconOf('layout-grid');
export const IconLeaf = iconOf('leaf');
export const IconLifebuoy = iconOf('lifebuoy');
export const IconLock = iconOf('lock');
export const IconLogout = iconOf('logout');
export const IconMail = iconOf('mail');
export const IconMailOpened = iconOf('mail-opened');
export const IconMailPlus = iconOf('mail-plus');
export const IconMailQuestion = iconOf('mail-question');
export const IconMapPin = iconOf('map-pin');
export const IconMenu2 = iconOf('menu-2');
export const IconMessage = iconOf('message');
export const IconMessage2 = iconOf('message-2');
export const IconMessageCheck = iconOf('message-check');
export const IconMinus = iconOf('minus');
export const IconNews = iconOf('news');
export const IconNote = iconOf('note');
export const IconNotes = iconOf('notes');
export const IconPalette = iconOf('palette');
export const IconPaperclip = iconOf('paperclip');
export const IconPencil = iconOf('pencil');
export const IconPhone = iconOf('phone');
export const IconPhoto = iconOf('photo');
export const IconPlant2 = iconOf('plant-2');
export const IconPlus = iconOf('plus');
export const IconPresentation = iconOf('presentation');
export const IconPrinter = iconOf('printer');
export const IconRefresh = iconOf('refresh');
export const IconSearch = iconOf('search');
export const IconSend2 = iconOf('send-2');
export const IconSettings = iconOf('settings');
export const IconShare = iconOf('share');
export const IconShare3 = iconOf('share-3');
export const IconSparkles = iconOf('sparkles');
export const IconTrash = iconOf('trash');
export const IconUpload = iconOf('upload');
export const IconUser = iconOf('user');
export const IconUserMinus = iconOf('user-minus');
export const IconUserPlus = iconOf('user-plus');
export const IconUserSearch = iconOf('user-search');
export const IconUsers = iconOf('users');
export const IconVideo = iconOf('video');
export const IconWaveSine = iconOf('wave-sine');
export const IconWorld = iconOf('world');
export const IconX = iconOf('x');
