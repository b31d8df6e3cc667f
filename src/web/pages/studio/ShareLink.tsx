import type { VNode } from 'preact';
import { words } from '../../preferences/language.ts';
import { CopyField } from '../../page/CopyField.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { useOutsideLink } from '../../page/useOutsideLink.ts';

/** The address of this page with a code after its #, to copy or as a QR code. */
export const ShareLink = ({ code }: { readonly code: string }): VNode => {
  const t = words.value.studio;
  const url = useOutsideLink(`${location.pathname}#${code}`);
  const picture = useLoaded(async () => {
    const { renderSVG } = await import('uqr');
    return `data:image/svg+xml,${encodeURIComponent(renderSVG(url))}`;
  }, url);
  return (
    <div class="stack">
      <CopyField label={t.link} text={url} />
      {picture.is === 'here' && <img class="qr" src={picture.value} alt={t.qr} width={180} height={180} />}
    </div>
  );
};
