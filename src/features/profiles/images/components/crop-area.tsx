import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { type Area, type Crop, crops } from '../view/crop-image.ts';
import style from './image-dialog.module.css';

const maxZoom = 4;

/** The cropper tells of a part before it knows the size of the picture, in numbers that are none. */
const isKnown = ({ width, height }: Area) => width > 0 && height > 0;

type CropAreaProps = {
  use: Crop;
  file: File;
  /** While the part is sent, it stays as it is. */
  disabled: boolean;
  /** The part that is cut out; null until the picture's size is known. */
  onChange: (area: Area | null) => void;
};

/** Chooses the part of a picture: by dragging, pinching and turning the wheel, or with the arrows and the slider. */
export function CropArea({ use, file, disabled, onChange }: CropAreaProps) {
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return (
    <>
      <div className={style.stage} data-use={use} inert={disabled}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={crops[use].aspect}
          cropShape={crops[use].shape}
          showGrid={false}
          keyboardStep={10}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onChange(isKnown(area) ? area : null)}
          classes={{ cropAreaClassName: style.part }}
          cropperProps={{ role: 'application', 'aria-label': 'Uitsnede. Verschuif de foto met de pijltjestoetsen.' }}
        />
      </div>
      <label className={style.zoom}>
        Zoom
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          disabled={disabled}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </>
  );
}
